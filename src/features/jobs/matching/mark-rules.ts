/** In order, none within another. */
export function apart(marks: readonly (readonly [number, number])[]): [number, number][] {
  const out: [number, number][] = []
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = out.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}
