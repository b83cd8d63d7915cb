import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)]
/** Below it there is nothing to win. */
const least = 1_024
const isText = /\.(?:js|css|svg|json|txt|webmanifest)$/

/** Lays a small copy of each file beside it, as small as can be: it is made once and fetched many times. */
export async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const compress = async (file) => {
    const content = readFileSync(file)
    if (content.length < least) return
    const options = { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
    writeFileSync(`${file}.br`, await brotli(content, options))
    writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
  }
  await Promise.all(files.map(compress))
}
