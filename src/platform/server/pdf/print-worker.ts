import { parentPort } from 'node:worker_threads'
import { compilePdf } from './compile.ts'

export type Asked = { id: number; template: string; data: object; pictures: Record<string, Uint8Array> }
export type Printed = { id: number; pdf: Uint8Array } | { id: number; fault: string }

parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage(answer(asked))
})

function answer({ id, template, data, pictures }: Asked): Printed {
  try {
    return { id, pdf: compilePdf(template, data, pictures) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}
