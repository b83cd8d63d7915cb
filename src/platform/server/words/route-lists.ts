import { readFileSync } from 'node:fs'
import path from 'node:path'

const lists = ['routes.ts', 'routes-of-staff.ts']

/** The lists of all addresses as text: read as code they need the tool that builds. @param source the `src` folder */
export const readRouteLists = (source: string): string =>
  lists.map((name) => readFileSync(path.join(source, name), 'utf8')).join('\n')
