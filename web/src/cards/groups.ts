import type { Face } from '../wire/wire.ts';

/** The cards of one alignment or faction. */
export interface Group {
  group: string;
  name: string;
  faces: Face[];
}

/** The cards by group, in the order in which the groups first appear. */
export function groupsOf(faces: readonly Face[]): Group[] {
  const groups = new Map<string, Group>();
  for (const face of faces) {
    const known = groups.get(face.group);
    if (known) known.faces.push(face);
    else groups.set(face.group, { group: face.group, name: face.group_words, faces: [face] });
  }
  return [...groups.values()];
}
