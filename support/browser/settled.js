// Waits until the question has been fitted into its strip, which takes several frames.
async () => {
  await document.fonts.ready;
  for (let before = '', same = 0, frames = 0; same < 4 && frames < 60; frames++) {
    await new Promise(requestAnimationFrame);
    const now = [...document.querySelectorAll('section.ask')].map((each) => `${each.className} ${each.scrollHeight}`).join();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
