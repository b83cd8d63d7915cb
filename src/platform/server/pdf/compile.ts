import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Onest has no Arabic letters; Vazirmatn is the Arabic face whose text can be read back out of a PDF. */
const fonts = [
  import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/onest/500Medium/Onest_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/500Medium/Vazirmatn_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
]
const root = path.resolve(import.meta.dirname, '../../../..')

let compiler: NodeCompiler | undefined

/**
 * A template of typst with its data as PDF; the template reads them by `json(bytes(sys.inputs.data))`, as text and never
 * as markup. Blocks its thread: a web process prints with `printPdf`.
 * @param template a `.typ` file of this house
 * @throws Error what typst found wrong
 */
export function compilePdf(template: string, data: object): Uint8Array {
  compiler ??= openCompiler()
  const compiled = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } })
  if (!compiled.result) throw new Error(`typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`)
  const pdf = compiler.pdf(compiled.result)
  compiler.evictCache(10)
  return pdf
}

function openCompiler(): NodeCompiler {
  const fontBlobs = fonts.map((font) => readFileSync(fileURLToPath(font)))
  return NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] })
}
