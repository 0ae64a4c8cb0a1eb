// Lists everything that does not fit on what lies over the table: the end of a game, a pile, a list of answers.
() => {
  const wrong = [];
  const felt = document.querySelector('.felt');
  const all = (selector, from = felt) => [...from.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0);
  const box = (each) => each.getBoundingClientRect();
  const named = (each) => `${each.tagName.toLowerCase()}.${[...each.classList].filter((name) => !name.startsWith('svelte')).slice(0, 2).join('.')} "${each.textContent.trim().slice(0, 40)}"`;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const overlays = all('.end, .hands, .choices, .spread, section.pile');

  for (const each of overlays) {
    const { left, top, right, bottom } = box(each);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${named(each)} is not on the screen`);
    if (!each.matches('.hands, .spread') && each.scrollWidth > each.clientWidth + 1) wrong.push(`${named(each)} scrolls sideways: ${each.scrollWidth} in ${each.clientWidth}`);
    for (const strip of all('section.ask')) if (meet(box(each), box(strip))) wrong.push(`${named(each)} meets the question`);
    for (const inner of all('*', each)) {
      if (inner instanceof SVGElement || inner.closest('.vh, .card, .mini')) continue;
      if (getComputedStyle(inner).overflowX !== 'visible' && inner.scrollWidth > inner.clientWidth + 1) wrong.push(`${named(inner)} is cut off: ${inner.scrollWidth} in ${inner.clientWidth}`);
      if (parseFloat(getComputedStyle(inner).fontSize) < 11.99) wrong.push(`${named(inner)} is set in ${getComputedStyle(inner).fontSize}`);
    }
    for (const button of all('button, a', each)) {
      const { width, height } = box(button);
      if (Math.min(width, height) < 43.5) wrong.push(`${named(button)} is hard to touch: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  const cards = all('.spread .card');
  cards.forEach((card, i) => {
    for (const other of cards.slice(i + 1)) if (meet(box(card), box(other))) wrong.push(`${named(card)} meets ${named(other)}`);
  });
  const parts = all('.end > header, .end .plot, .end .turning, .end .stats');
  parts.forEach((part, i) => {
    for (const other of parts.slice(i + 1)) if (meet(box(part), box(other))) wrong.push(`${named(part)} meets ${named(other)}`);
  });

  for (const strip of all('section.ask')) {
    for (const each of all('.fact, .health, .who, .total, .lives')) if (meet(box(strip), box(each))) wrong.push(`${named(each)} is under the question`);
  }
  for (const label of all('section.ask .slot .btn')) {
    const range = document.createRange();
    range.selectNodeContents(label);
    const words = range.getBoundingClientRect();
    if (words.left < box(label).left - 1 || words.right > box(label).right + 1 || words.top < box(label).top - 1 || words.bottom > box(label).bottom + 1) wrong.push(`${named(label)} is cut off`);
  }
  return [...new Set(wrong)];
}
