import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { workFolder } from '../files/work-folder.ts'
import { bodyLimit } from './decode.ts'
import type { ReceivedFile } from './received-file.ts'

/** Fields and files of a multipart body; `discard` removes what was written. */
export type Received = { fields: Record<string, string>; files: ReceivedFile[]; discard: () => Promise<void> }

/**
 * Streams the files of a request to a temporary folder, never into memory.
 * @throws Refused too_large · wrong_type (a file field the call does not know)
 */
export async function receive(request: FastifyRequest, upload: Upload): Promise<Received> {
  const folder = await workFolder()
  const discard = () => rm(folder, { recursive: true, force: true })
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  try {
    const limits = { fileSize: upload.maxBytes, files: upload.maxFiles ?? 1, fields: 20, fieldSize: bodyLimit }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Refused('body_too_large', { max_bytes: bodyLimit })
        fields[part.fieldname] = String(part.value)
      } else {
        if (!upload.fields.includes(part.fieldname)) throw new Refused('wrong_type')
        const at = path.join(folder, String(files.length))
        await pipeline(part.file, createWriteStream(at))
        // a field in which no file was chosen comes along as one without a name and a byte (WHATWG HTML, multipart/form-data)
        if (!part.filename && part.file.bytesRead === 0) continue
        if (part.file.truncated) throw new Refused('too_large', { max_bytes: upload.maxBytes })
        files.push({
          field: part.fieldname,
          name: shownName(part.filename),
          path: at,
          bytes: part.file.bytesRead,
          truncated: false,
        })
      }
    }
    return { fields, files, discard }
  } catch (error) {
    await discard()
    throw asRefusal(error, upload)
  }
}

/** Some send no name, and browsers write quotation marks within one as `%22` (WHATWG HTML, multipart/form-data). */
const shownName = (sent: string | undefined): string => (sent || 'file').replaceAll('%22', '"')

function asRefusal(error: unknown, upload: Upload): unknown {
  const code = (error as { code?: string }).code
  if (
    code === 'FST_REQ_FILE_TOO_LARGE' ||
    code === 'FST_FILES_LIMIT' ||
    code === 'FST_PARTS_LIMIT' ||
    code === 'FST_FIELDS_LIMIT'
  )
    return new Refused('too_large', { max_bytes: upload.maxBytes })
  // what has no system call behind it is the body's own fault: cut off, or no multipart at all
  const ours = error instanceof Refused || (error as { syscall?: string }).syscall !== undefined
  return ours ? error : new Refused('malformed')
}
