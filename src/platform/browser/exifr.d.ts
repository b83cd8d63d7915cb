/** The smallest of its builds: JPEG and HEIC, orientation and place. */
declare module 'exifr/dist/mini.esm.mjs' {
  export { gps } from 'exifr'
}
