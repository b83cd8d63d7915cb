/** The smallest of its builds: JPEG and HEIC, orientation and place. */
declare module 'exifr/dist/mini.esm.mjs' {
  export function gps(file: Blob): Promise<{ latitude: number; longitude: number } | undefined>
}
