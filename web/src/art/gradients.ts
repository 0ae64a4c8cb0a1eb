import { MASK, type Palette } from './palettes.ts';

/** The parts that all pictures share: the light and ink of each palette, the engraver's hatch, the vignette and the woven patterns. */
export function gradients(palettes: readonly Palette[]): string {
  return palettes.map(inks).join('') + COMMON;
}

function inks(p: Palette): string {
  return (
    `<linearGradient id="k-${p.name}" x2="0" y2="1"><stop stop-color="${p.skyTop}"/><stop offset=".78" stop-color="${p.skyLow}"/>` +
    `<stop offset="1" stop-color="${p.far}"/></linearGradient>` +
    `<radialGradient id="d-${p.name}"><stop stop-color="${p.light}"/><stop offset=".7" stop-color="${p.light}" stop-opacity=".86"/>` +
    `<stop offset=".72" stop-color="${p.light}" stop-opacity=".38"/><stop offset="1" stop-color="${p.light}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="s-${p.name}" x1=".15" y1="0" x2=".7" y2="1"><stop offset=".15" stop-color="${p.paper}"/>` +
    `<stop offset="1" stop-color="${p.tint}"/></linearGradient>` +
    `<pattern id="h-${p.name}" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(52)">` +
    `<rect width="15" height="5.4" fill="${p.ink}"/></pattern>`
  );
}

const COMMON =
  `<linearGradient id="fade" x1=".25" y1=".2" x2=".95" y2="1"><stop offset=".42" stop-color="${MASK.none}"/><stop offset="1" stop-color="${MASK.most}"/></linearGradient>` +
  '<mask id="shade" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#fade)"/></mask>' +
  '<radialGradient id="vig" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>' +
  `<pattern id="plate" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1" fill="${MASK.none}" opacity=".07"/></pattern>` +
  '<pattern id="m-lozenge" width="44" height="64" patternUnits="userSpaceOnUse">' +
  '<path d="M22 2L42 32L22 62L2 32Z" fill="none" stroke="currentColor" stroke-width="4"/><circle cx="22" cy="32" r="5" fill="currentColor"/></pattern>' +
  '<pattern id="m-scales" width="48" height="40" patternUnits="userSpaceOnUse">' +
  '<path d="M0 0Q24 44 48 0M-24 20Q0 64 24 20M24 20Q48 64 72 20M24 20V2M0 40V22M48 40V22" fill="none" stroke="currentColor" stroke-width="3.4"/></pattern>' +
  '<pattern id="m-laid" width="60" height="9" patternUnits="userSpaceOnUse"><rect width="60" height="2" fill="currentColor" opacity=".7"/></pattern>';
