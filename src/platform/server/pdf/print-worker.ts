import { parentPort } from 'node:worker_threads'
import { compilePdf } from './compile.ts'

export type Asked = { id: number; template: string; data: object }
export type Printed = { id: number; pdf: Uint8Array } | { id: number; fault: string }

parentPort?.on('message', ({ id, template, data }: Asked) => {
  parentPort?.postMessage(answer(id, template, data))
})

function answer(id: number, template: string, data: object): Printed {
  try {
    return { id, pdf: compilePdf(template, data) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}
