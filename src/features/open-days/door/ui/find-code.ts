import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** What browsers on phones bring along; the types of the language do not know it yet. */
type NativeDetector = { detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string }[]> }
type Native = { new (options: { formats: string[] }): NativeDetector; getSupportedFormats: () => Promise<string[]> }

/** What stands in a picture's QR code; null where none is seen. */
export type FindCode = (picture: HTMLCanvasElement) => Promise<string | null>

/** The browser's own reader where there is one, else one that is loaded now: 12 KB and 402 KB of WebAssembly. */
export async function makeFinder(): Promise<FindCode> {
  const native = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector
  if (native && (await native.getSupportedFormats().catch((): string[] => [])).includes('qr_code')) {
    const detector = new native({ formats: ['qr_code'] })
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
  }
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  // its own default is a content network
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return async (picture) => {
    const context = picture.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    const [code] = await readBarcodes(context.getImageData(0, 0, picture.width, picture.height), {
      formats: ['QRCode'],
      maxNumberOfSymbols: 1,
    })
    return code?.text ?? null
  }
}
