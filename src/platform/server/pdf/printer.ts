// Runs apart from the server (see print.ts): what goes wrong in native code ends this process and no other.
import { compile, type Form } from './compile.ts'

export type Asked = {
  id: number
  form: Form
  template: string
  data: object
  pictures: Record<string, Uint8Array>
}
export type Printed = { id: number; bytes: Uint8Array } | { id: number; fault: string }

process.on('message', (asked: Asked) => process.send?.(answer(asked)))
// the compiler's own threads do not like to be ended in order
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function answer({ id, form, template, data, pictures }: Asked): Printed {
  try {
    return { id, bytes: compile(form, template, data, pictures) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}
