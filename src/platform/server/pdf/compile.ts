import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'

/** Onest and PT Serif have no Arabic letters; Vazirmatn and Amiri are Arabic faces whose text can be read back out of a PDF. */
const fonts = [
  import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/onest/500Medium/Onest_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/500Medium/Vazirmatn_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/pt-serif/400Regular_Italic/PTSerif_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
]
const root = path.resolve(import.meta.dirname, '../../../..')
/** Newer compilers, which tag what they print; not every platform has one yet (docs/decisions/0021). */
const tagging = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
]

const archive: PdfStandard = PdfStandard.A_3b
let compiler: NodeCompiler | undefined

/** As what a template comes out: sheets, or a single page as a picture for screens. */
export type Form = 'pdf' | 'svg'

/**
 * A template of typst with its data; the template reads them by `json(bytes(sys.inputs.data))`, as text and never as
 * markup. Blocks its thread: a web process prints with `print.ts`.
 * @param template a `.typ` file of this house
 * @param pictures by the names under which the template shows them, such as `/photo.png`
 * @throws Error what typst found wrong
 */
export function compile(
  form: Form,
  template: string,
  data: object,
  pictures: Record<string, Uint8Array> = {},
): Uint8Array {
  compiler ??= openCompiler()
  const files = Object.entries(pictures).map(([name, bytes]) => [path.join(root, name), Buffer.from(bytes)] as const)
  for (const [at, bytes] of files) compiler.mapShadow(at, bytes)
  try {
    const compiled = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } })
    if (!compiled.result) throw new Error(`typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`)
    return form === 'pdf' ? asPdf(compiler, compiled.result) : Buffer.from(compiler.plainSvg(compiled.result))
  } finally {
    for (const [at] of files) compiler.unmapShadow(at)
    compiler.evictCache(10)
  }
}

/** PDF/A-3b, which may carry an attachment, where the template names a date and its faces have every sign; else as it comes out. */
function asPdf(own: NodeCompiler, printed: NodeTypstDocument): Buffer {
  try {
    return own.pdf(printed, { pdfStandard: archive, creationTimestamp: Math.floor(Date.now() / 1000) })
  } catch {
    return own.pdf(printed)
  }
}

function openCompiler(): NodeCompiler {
  const fontBlobs = fonts.map((font) => readFileSync(fileURLToPath(font)))
  return newest().create({ workspace: root, fontArgs: [{ fontBlobs }] })
}

/** The packages of platforms are optional: where none of the newer ones is installed, the older one prints. */
function newest(): typeof NodeCompiler {
  const load = createRequire(import.meta.url)
  for (const name of tagging) {
    try {
      return (load(name) as { NodeCompiler: typeof NodeCompiler }).NodeCompiler
    } catch {
      // of another platform
    }
  }
  return NodeCompiler
}
