import { loadTool } from './lazy-tool.ts'

/** Whether a photo says where it was taken; false where nobody can tell. The server takes it out either way. */
export async function saysWhereTaken(photo: File): Promise<boolean> {
  const reader = await loadTool('exif', () => import('exifr/dist/mini.esm.mjs'))
  const place = await reader?.gps(photo).catch(() => null)
  return Boolean(place)
}
