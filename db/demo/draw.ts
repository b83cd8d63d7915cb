import sharp from 'sharp'
import { seeded } from './random.ts'

export type Scene = 'logo' | 'cover' | 'desk' | 'skyline' | 'hall' | 'garden'

const sizes: Record<Scene, [width: number, height: number]> = {
  logo: [256, 256],
  cover: [1600, 400],
  desk: [960, 720],
  skyline: [960, 720],
  hall: [960, 720],
  garden: [960, 720],
}

export type Drawn = { bytes: Buffer; width: number; height: number }

/** A picture of plain shapes in the colours of a company, the same for the same seed. */
export async function draw(scene: Scene, hue: number, seed: number): Promise<Drawn> {
  const [width, height] = sizes[scene]
  const random = seeded(`${scene} ${seed}`)
  const shapes = painters[scene]({ width, height, hue, random })
  const sky = scene === 'logo' ? tone(hue, 55, 94) : `url(#sky)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${tone(hue, 45, 86)}"/>
    <stop offset="1" stop-color="${tone(hue + 40, 60, 93)}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${sky}"/>${shapes}</svg>`
  return { bytes: await sharp(Buffer.from(svg)).webp({ quality: 72 }).toBuffer(), width, height }
}

type Canvas = { width: number; height: number; hue: number; random: ReturnType<typeof seeded> }

const tone = (hue: number, saturation: number, light: number) =>
  `hsl(${Math.round(hue) % 360} ${saturation}% ${light}%)`
const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" rx="${round}" fill="${fill}"/>`
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${fill}"/>`

/** A wavy band from a height down to the ground. */
function hill({ width, height, random }: Canvas, top: number, fill: string): string {
  const step = width / 6
  const points = Array.from({ length: 7 }, (_, at) => [at * step, top + random.between(-0.09, 0.09) * height] as const)
  const curve = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, top]
    const middle = (fromX + x) / 2
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`
  })
  return `<path d="M0 ${points[0]?.[1]} ${curve.join(' ')} V${height} H0 Z" fill="${fill}"/>`
}

/** Houses side by side, some windows lit. */
function street({ width, height, hue, random }: Canvas, ground: number, dark: number): string {
  const houses: string[] = []
  for (let x = -20; x < width; ) {
    const wide = random.between(0.06, 0.12) * width
    const high = random.between(0.2, 0.62) * ground
    houses.push(rect(x, ground - high, wide, high + height, tone(hue, 30, dark + random.between(0, 10)), 3))
    for (let row = ground - high + 16; row < ground - 20; row += 30)
      for (let column = x + 12; column < x + wide - 20; column += 26)
        if (random.chance(0.55)) houses.push(rect(column, row, 12, 15, tone(45, 80, 84)))
    x += wide + random.between(2, 14)
  }
  return houses.join('')
}

const painters: Record<Scene, (canvas: Canvas) => string> = {
  logo({ hue, random }) {
    const [ink, light] = [tone(hue, 55, 32), tone(hue + random.whole(20, 60), 65, 55)]
    const marks = [
      disc(128, 128, 78, ink) + disc(158, 104, 40, light),
      `<path d="M48 180 L128 52 L208 180 Z" fill="${ink}"/>${disc(128, 148, 28, light)}`,
      rect(56, 56, 64, 144, ink, 20) + rect(136, 96, 64, 104, light, 20),
      `<path d="M40 150 C90 60 166 60 216 150 C166 116 90 116 40 150 Z" fill="${ink}"/>${disc(128, 168, 24, light)}`,
    ]
    return random.pick(marks)
  },
  cover(canvas) {
    const { width, height, hue, random } = canvas
    return [
      disc(random.between(0.15, 0.85) * width, height * 0.42, 62, tone(45, 90, 80)),
      hill(canvas, height * 0.62, tone(hue, 40, 72)),
      random.chance(0.5) ? street(canvas, height * 0.9, 46) : hill(canvas, height * 0.72, tone(hue, 45, 52)),
      hill(canvas, height * 0.88, tone(hue, 50, 34)),
    ].join('')
  },
  skyline(canvas) {
    const { width, height, hue, random } = canvas
    return [
      disc(random.between(0.2, 0.8) * width, height * 0.28, 66, tone(45, 90, 82)),
      street(canvas, height * 0.72, 58),
      street({ ...canvas, hue: hue + 20 }, height * 0.92, 38),
      rect(0, height * 0.93, width, height * 0.07, tone(hue, 30, 22)),
    ].join('')
  },
  desk({ width, height, hue, random }) {
    const panes = Array.from({ length: 4 }, (_, at) => rect(60 + at * 220, 60, 190, 300, tone(hue + 180, 45, 88), 6))
    const desks = Array.from({ length: 3 }, (_, at) => {
      const x = 70 + at * 300
      const screen = rect(x + 40, 430, 130, 84, tone(hue, 35, 24), 8) + rect(x + 100, 514, 12, 30, tone(hue, 20, 40))
      return (
        screen +
        rect(x, 544, 240, 16, tone(30, 45, 46), 4) +
        rect(x + 14, 560, 12, 110, tone(30, 40, 34)) +
        rect(x + 212, 560, 12, 110, tone(30, 40, 34))
      )
    })
    const plant =
      disc(width - 60, 470 + random.whole(-10, 10), 52, tone(130, 35, 42)) +
      rect(width - 78, 520, 36, 150, tone(20, 40, 50), 6)
    return rect(0, height - 60, width, 60, tone(hue, 18, 70)) + panes.join('') + desks.join('') + plant
  },
  hall({ width, height, hue, random }) {
    const shelves = Array.from({ length: 4 }, (_, level) => {
      const y = 150 + level * 130
      const boxes = Array.from({ length: 11 }, (_, at) => {
        const size = random.whole(46, 74)
        return rect(
          50 + at * 80,
          y + 100 - size,
          size,
          size,
          tone(random.pick([28, 34, hue, hue + 30]), 45, random.whole(48, 68)),
          4,
        )
      })
      return boxes.join('') + rect(30, y + 100, width - 60, 10, tone(hue, 25, 30))
    })
    return (
      rect(0, 0, width, 90, tone(hue, 25, 78)) + shelves.join('') + rect(0, height - 40, width, 40, tone(hue, 12, 56))
    )
  },
  garden(canvas) {
    const { width, height, hue, random } = canvas
    const trees = Array.from({ length: 5 }, (_, at) => {
      const x = 80 + at * 200 + random.whole(-30, 30)
      return (
        rect(x - 8, 330, 16, 150, tone(25, 40, 38)) +
        disc(x, 300, random.whole(60, 92), tone(random.whole(90, 140), 35, random.whole(38, 52)))
      )
    })
    const table =
      rect(width / 2 - 150, 540, 300, 18, tone(hue, 40, 40), 6) + rect(width / 2 - 10, 558, 20, 100, tone(hue, 35, 30))
    return (
      hill(canvas, height * 0.58, tone(100, 35, 70)) +
      trees.join('') +
      hill(canvas, height * 0.75, tone(95, 40, 58)) +
      table
    )
  },
}
