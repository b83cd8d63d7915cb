// node tests/unpack-browser.ts FOLDER: unpacks the browser and what it needs into the temporary folder (TMPDIR).
import path from 'node:path'
import { inflate } from '@sparticuz/chromium'

const [folder = ''] = process.argv.slice(2)
for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'])
  await inflate(path.join(folder, name))
