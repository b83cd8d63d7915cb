import 'uplot/dist/uPlot.min.css'
import UPlot from 'uplot'

type Point = { day: string; value: number }
const height = 180

/** Draws a line into an element, as wide as it is and in its colours, until it is stopped. */
export function drawLine(holder: HTMLElement, points: readonly Point[], language: string): () => void {
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(language, { notation: 'compact' })
  const data: UPlot.AlignedData = [points.map(({ day }) => Date.parse(day) / 1000), points.map(({ value }) => value)]
  let chart: UPlot | undefined
  const draw = () => {
    chart?.destroy()
    const colours = coloursOf(holder)
    const axis = { font: `12px ${getComputedStyle(holder).fontFamily}`, stroke: colours.words, ticks: { show: false } }
    const grid = { stroke: colours.grid, width: 1 }
    chart = new UPlot(
      {
        width: Math.max(120, holder.clientWidth),
        height,
        tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
        legend: { show: false },
        cursor: { show: false },
        scales: { y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.08))] } },
        axes: [
          {
            ...axis,
            grid: { show: false },
            size: 28,
            space: 72,
            values: (_, all) => all.map((at) => days.format(at * 1000)),
          },
          {
            ...axis,
            grid,
            size: 44,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 5e4, 1e5, 1e6],
            values: (_, all) => all.map((at) => numbers.format(at)),
          },
        ],
        series: [
          {},
          { stroke: colours.line, width: 2, fill: colours.under, points: { show: points.length < 40, size: 5 } },
        ],
      },
      data,
      holder,
    )
  }
  draw()
  const resized = new ResizeObserver(() => chart?.setSize({ width: Math.max(120, holder.clientWidth), height }))
  resized.observe(holder)
  const themed = new MutationObserver(draw)
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', draw)
  return () => {
    resized.disconnect()
    themed.disconnect()
    scheme.removeEventListener('change', draw)
    chart?.destroy()
  }
}

/** What the styles say of the element, in colours a canvas understands. */
function coloursOf(holder: HTMLElement) {
  const { color, outlineColor, borderTopColor, backgroundColor } = getComputedStyle(holder)
  return { line: color, words: outlineColor, grid: borderTopColor, under: backgroundColor }
}
