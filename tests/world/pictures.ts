import sharp from 'sharp'

/** A photo as a phone takes it: with where it was taken in its notes. */
export const aPhoto = (width = 640, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#00767c' } })
    .withExif({ IFD0: { Copyright: 'secret maker' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()
