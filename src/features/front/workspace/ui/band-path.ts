/** A step of the band is so wide, and half of the band so high. */
export const step = 100
export const half = 20
/** Of a step, what the change to the next takes on each side. */
const bend = 18
const thinnest = 0.22

/**
 * The outline of a band that narrows from stage to stage as fewer come on, ending after the last that anybody reached; nothing
 * where nobody is. Widths go by the root, so that one among a hundred is still seen.
 */
export function bandPath(reached: readonly number[]): string {
  const first = reached[0] ?? 0
  const counted = reached.filter((count) => count > 0)
  if (first === 0) return ''
  const heights = counted.map((count) => half * (thinnest + (1 - thinnest) * Math.sqrt(count / first)))
  const edge = (way: 1 | -1) =>
    heights.map((height, at) => {
      const [next, x] = [heights[at + 1], (at + 1) * step]
      const y = half - way * height
      if (next === undefined) return { to: `L${x - bend} ${y}`, back: `L${x - bend} ${y}` }
      const [from, until, below] = [x - bend, x + bend, half - way * next]
      return {
        to: `L${from} ${y}C${x} ${y} ${x} ${below} ${until} ${below}`,
        back: `L${until} ${below}C${x} ${below} ${x} ${y} ${from} ${y}`,
      }
    })
  const [top, bottom] = [edge(1), edge(-1).toReversed()]
  const [begin = half, end = half] = [heights[0], heights.at(-1)]
  const x = counted.length * step
  return [
    `M0 ${half - begin}`,
    ...top.map(({ to }) => to),
    `Q${x} ${half - end} ${x} ${half}Q${x} ${half + end} ${x - bend} ${half + end}`,
    ...bottom.map(({ back }) => back),
    `L0 ${half + begin}Z`,
  ].join('')
}
