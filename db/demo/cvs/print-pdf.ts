import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Cv } from './cv.ts'

const fonts = [
  import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/onest/500Medium/Onest_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/500Medium/Vazirmatn_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
]

let compiler: NodeCompiler | undefined

/** A CV as PDF with our fonts. @throws Error what typst found wrong */
export function printPdf(cv: Cv): Uint8Array {
  compiler ??= openCompiler()
  const mainFilePath = path.join(import.meta.dirname, 'cv.typ')
  const compiled = compiler.compile({ mainFilePath, inputs: { cv: JSON.stringify(cv) } })
  if (!compiled.result) throw new Error(`typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`)
  const pdf = compiler.pdf(compiled.result)
  compiler.evictCache(10)
  return pdf
}

function openCompiler(): NodeCompiler {
  const fontBlobs = fonts.map((font) => readFileSync(fileURLToPath(font)))
  return NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
}
