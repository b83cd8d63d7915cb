import sharp, { type Sharp } from 'sharp'

const dark = 150
/** Of the width of a page; the strokes of letters are shorter. */
const shortest = 0.05
/** In pixels at 200 dots an inch; the strokes of letters are thicker. */
const thickest = 6

/** A grey picture of a page without the lines drawn across it: recognition takes them for letters. */
export async function withoutRules(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number) => (y < 0 || y >= height ? 255 : (data[(y * width + x) * channels] ?? 255))
  const marks: [from: number, to: number, y: number][] = []
  for (let y = 0; y < height; y++) {
    let from = -1
    for (let x = 0; x <= width; x++) {
      if (x < width && at(x, y) < dark) {
        if (from < 0) from = x
        continue
      }
      if (from >= 0 && x - from > width * shortest && isThin(from, x, y)) marks.push([from, x, y])
      from = -1
    }
  }
  for (const [from, to, y] of marks)
    for (let x = from; x < to; x++)
      for (let near = y - 1; near <= y + 1; near++)
        if (near >= 0 && near < height) data.fill(255, (near * width + x) * channels, (near * width + x + 1) * channels)
  return sharp(data, { raw: { width, height, channels: channels as 1 | 2 | 3 | 4 } })

  function isThin(from: number, to: number, y: number): boolean {
    let open = 0
    for (let x = from; x < to; x++) if (at(x, y - thickest) >= dark && at(x, y + thickest) >= dark) open++
    return open > (to - from) * 0.6
  }
}
