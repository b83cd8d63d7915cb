const grounds = ['paper', 'card', 'sunken', 'raised']
const text = ['ink', 'ink-2', 'ink-3', 'accent-text', 'good', 'bad', 'info', 'warm-text']
const softly = ['accent', 'warm', 'good', 'bad', 'info']

/** Text on its ground: 4.5 to 1. */
export const textPairs = [
  ...grounds.flatMap((ground) => text.map((ink) => [ink, ground])),
  ...softly.flatMap((tone) => ['ink', 'ink-2'].map((ink) => [ink, `${tone}-soft`])),
  ...['good', 'bad', 'info'].map((tone) => [tone, `${tone}-soft`]),
  ['warm-text', 'warm-soft'],
  ['accent-text', 'accent-soft'],
  ['ink-3', 'accent-soft'],
  ['ink-3', 'warm-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['bad-ink', 'bad'],
  ['on-lamp', 'lamp'],
  ...[1, 2, 3, 4, 5].map((tone) => [`tone-${tone}-ink`, `tone-${tone}`]),
] as [string, string][]

/** Edges of controls, focus and meters on their ground: 3 to 1. */
export const controlPairs = [
  ...grounds.flatMap((ground) => ['line-control', 'focus', 'accent', 'bad'].map((ink) => [ink, ground])),
  ['accent', 'accent-soft'],
  ['accent', 'line'],
] as [string, string][]

/** What a pair is asked for: text 4.5, edges 3, and the bar of a meter on its line 2. */
export const askedOf = (ground: string, isText: boolean): number => (isText ? 4.5 : ground === 'line' ? 2 : 3)

/** How much lighter one of two luminances is than the other, 1 to 21 (WCAG 2). */
export function contrast(one: number, other: number): number {
  const [light, dark] = [Math.max(one, other), Math.min(one, other)]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of a colour as browsers write it, `oklch(0.46 0.085 195)` or `rgb(0, 118, 124)`; null for any other. */
export function luminanceOf(css: string): number | null {
  const [, way, first = '', second = '', third = ''] =
    /^(oklch|rgb)\(([\d.]+),? ([\d.]+),? ([\d.]+)\)$/.exec(css.trim()) ?? []
  const parts = [Number(first), Number(second), Number(third)] as const
  if (way === undefined) return null
  return way === 'rgb' ? ofRgb(...parts) : ofOklch(...parts)
}

const weigh = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function ofRgb(red: number, green: number, blue: number): number {
  const linear = (part: number) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return weigh(linear(red), linear(green), linear(blue))
}

/** OKLCH → linear sRGB, cut to what a screen can show. */
function ofOklch(l: number, c: number, h: number): number {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (part: number) => Math.min(1, Math.max(0, part))
  const red = cut(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S)
  const green = cut(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S)
  const blue = cut(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S)
  return weigh(red, green, blue)
}
