// Runs apart from the server (see print.ts): what goes wrong in native code ends this process and no other.
import { compilePdf } from './compile.ts'

export type Asked = { id: number; template: string; data: object; pictures: Record<string, Uint8Array> }
export type Printed = { id: number; pdf: Uint8Array } | { id: number; fault: string }

process.on('message', (asked: Asked) => process.send?.(answer(asked)))
// the compiler's own threads do not like to be ended in order
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function answer({ id, template, data, pictures }: Asked): Printed {
  try {
    return { id, pdf: compilePdf(template, data, pictures) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}
