// Lists everything that does not fit on the table as it is drawn now, in words.
({ touch, scrolling }) => {
  const wrong = [];
  const felt = document.querySelector('.felt');
  const all = (selector) => [...felt.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0);
  const box = (each) => each.getBoundingClientRect();
  const named = (each) => {
    const at = each.closest('[data-place]')?.dataset.place ?? '';
    const words = (each.ariaLabel ?? each.textContent).trim().slice(0, 40);
    return `${each.tagName.toLowerCase()}.${[...each.classList].filter((name) => !name.startsWith('svelte')).slice(0, 3).join('.')} ${at} "${words}"`;
  };
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const inside = (a, b) => a.left >= b.left - 1.5 && a.right <= b.right + 1.5 && a.top >= b.top - 1.5 && a.bottom <= b.bottom + 1.5;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips = (each) => getComputedStyle(each).overflowX !== 'visible' || getComputedStyle(each).overflowY !== 'visible';

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1 || page.scrollHeight > innerHeight + 1) wrong.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const hides = (each) => scrolling !== '' && each.closest(scrolling) !== null; // it may have been scrolled away
  for (const each of all('.board-grid, .view, .holding')) {
    if (scrolling !== '' && each.matches(scrolling)) continue;
    if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1) {
      wrong.push(`${named(each)} scrolls: ${each.scrollWidth} x ${each.scrollHeight} in ${each.clientWidth} x ${each.clientHeight}`);
    }
  }

  const cards = all('.card').filter((card) => !card.closest('.backs'));
  const frame = all('section.ask, .rail, .rail > section');
  cards.forEach((card, i) => {
    const b = box(card);
    if (!inside(b, screen) && !hides(card)) wrong.push(`${named(card)} is not on the screen`);
    for (const other of cards.slice(i + 1)) if (meet(b, box(other))) wrong.push(`${named(card)} meets ${named(other)}`);
    for (const other of hides(card) ? [] : frame) if (!other.contains(card) && meet(b, box(other))) wrong.push(`${named(card)} meets ${named(other)}`);
  });

  // Numbers, buttons and words: on the screen, and inside of all that cuts off what stands out.
  for (const each of all('.num, .total, .coin, .st, .pow, .copies, .bdg, .gem, .health, .fact, section.ask, .slot .btn, .ask h2, .ask p, .who b, .name small, .steps, .through, .again, .slip')) {
    if (each.closest('.backs, .vh')) continue;
    const b = box(each);
    if (hides(each)) continue;
    if (!inside(b, screen)) wrong.push(`${named(each)} is not on the screen`);
    for (let around = each.parentElement; around && around !== document.body; around = around.parentElement) {
      if (clips(around) && !inside(b, box(around))) wrong.push(`${named(each)} is cut off by ${named(around).split(' ')[0]}`);
    }
  }
  for (const each of all('*')) {
    if (scrolling !== '' && each.matches(scrolling)) continue;
    if (each instanceof SVGElement || each.closest('.vh, .words, .gist, .win, .mini, .backs') || each.matches('.face, .inner, .card, .view, .holding, .board-grid')) continue;
    const tight = each.matches('.slip') ? 1 : parseFloat(getComputedStyle(each).lineHeight) * 0.7 || 4; // letters stand out of a tight line
    if (each.clientWidth > 0 && clips(each) && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + tight)) {
      wrong.push(`${named(each)} is cut off: ${each.scrollWidth} x ${each.scrollHeight} in ${each.clientWidth} x ${each.clientHeight}`);
    }
  }

  // The strip covers nothing of the seats.
  for (const strip of all('section.ask')) {
    for (const each of all('.fact, .health, .who, .total, .lives')) if (meet(box(strip), box(each))) wrong.push(`${named(each)} is under the strip`);
  }

  // A name is whole, or there is none; numbers do not lie on it.
  for (const name of all('.card .name')) {
    const card = name.closest('.card');
    const range = document.createRange();
    range.selectNodeContents(name);
    const words = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left: left + 1, right: right - 1, top: top + (bottom - top) * 0.25, bottom: bottom - (bottom - top) * 0.25 }));
    const paper = box(name.closest('.paper') ?? name);
    if (words.some((line) => line.left < paper.left - 1 || line.right > paper.right + 1 || line.top < paper.top - 1 || line.bottom > paper.bottom + 1)) wrong.push(`the name on ${named(card)} leaves its paper`);
    for (const number of card.querySelectorAll('.st, .pow, .coin, .bdg')) if (words.some((line) => meet(line, box(number)))) wrong.push(`a number lies on the name on ${named(card)}`);
  }

  // No badge lies on a number.
  for (const badge of all('.card .bdg')) {
    for (const number of badge.closest('.card').querySelectorAll('.st, .pow, .coin, .copies')) if (number.checkVisibility() && meet(box(badge), box(number))) wrong.push(`${named(badge)} lies on ${named(number)}`);
  }

  // No word on a button is divided.
  for (const label of all('.slot .label, .from')) {
    const text = label.firstChild;
    for (const word of text?.data?.matchAll(/[^\s-]+/gu) ?? []) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getClientRects().length > 1) wrong.push(`${named(label)} divides a word`);
    }
  }

  const walker = document.createTreeWalker(felt, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const each = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !each.checkVisibility({ visibilityProperty: true }) || each.closest('.vh, .mono, .backs')) continue;
    if (parseFloat(getComputedStyle(each).fontSize) < 11.99) wrong.push(`${named(each)} is set in ${getComputedStyle(each).fontSize}`);
  }
  if (touch) {
    for (const each of all('button, a')) {
      const { width, height } = box(each);
      if (getComputedStyle(each).pointerEvents === 'none' || each.closest('.cards')) continue; // a row is pressed for its cards
      if (Math.min(width, height) < 43.5 && (Math.min(width, height) < 37.5 || width * height < 44 * 70)) wrong.push(`${named(each)} is hard to touch: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return [...new Set(wrong)];
}
