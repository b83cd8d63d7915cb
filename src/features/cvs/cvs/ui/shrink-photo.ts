/** Longest side of a photo that is sent, in px: enough for A4 at 200 dots an inch. */
const longest = 2340

/** The same photo upright and small enough to travel; as it came where the browser cannot draw it. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return made ? new File([made], 'page.jpg', { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
