// Lists everything in a draft that overlaps, is cut off, sticks out sideways or is hard to press.
() => {
  const wrong = [], all = (selector) => [...document.querySelectorAll(`.draft ${selector}`)].filter((each) => each.checkVisibility());
  const box = (each) => each.getBoundingClientRect();
  const name = (each) => `${each.tagName}.${each.className} ${each.textContent.trim().slice(0, 24)}`;
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  for (const kind of ['.card-cell', '.rail li', '.starts .btn, .save', '.moves .btn', '.line', '.slot .btn']) {
    const found = all(kind);
    found.forEach((one, i) => found.slice(i + 1).forEach((other) => { if (!apart(box(one), box(other))) wrong.push(`${name(one)} meets ${name(other)}`); }));
  }
  for (const each of all('button:not(.card), h2, h3, h4, p, .line .name, .curve li')) {
    if (each.closest('.vh')) continue;
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0) wrong.push(`${name(each)} is cut off`);
  }
  for (const each of all('button')) {
    const { width, height } = box(each);
    if (Math.min(width, height) < 43.5) wrong.push(`${name(each)} is hard to press: ${width} x ${height}`);
  }
  const strip = document.querySelector('section.ask').getBoundingClientRect();
  if (strip.bottom > innerHeight + 1 || strip.top < 0) wrong.push('the strip is not on the screen');
  if (innerWidth >= 900) for (const each of all('.card-cell')) if (!apart(box(each), strip)) wrong.push(`${name(each)} is under the strip`);
  return wrong;
}
