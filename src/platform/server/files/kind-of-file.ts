import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** What a file is by its content; its name and the sender's word count for nothing. `null`: unknown. */
export async function kindOfFile(at: string): Promise<string | null> {
  const found = await fileTypeFromFile(at)
  if (found?.mime === 'application/x-cfb') return (await isWord(at)) ? 'application/msword' : null
  if (found) return found.mime
  return (await isText(at)) ? 'text/plain' : null
}

const sample = async (at: string, bytes: number) => {
  const file = await open(at)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A compound file is a Word document when its directory names the stream that holds one. */
async function isWord(at: string): Promise<boolean> {
  const name = Buffer.from('WordDocument', 'utf16le')
  return (await sample(at, 20_000_000)).includes(name)
}

/** Text has no null bytes, unless it is UTF-16 and says so. */
async function isText(at: string): Promise<boolean> {
  const head = await sample(at, 64_000)
  if (head.length === 0) return false
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return utf16 || !head.includes(0)
}
