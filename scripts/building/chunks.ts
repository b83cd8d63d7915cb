import path from 'node:path'
import type { Rolldown } from 'vite'
import { kindOfPage } from '../../src/platform/browser/documents.ts'
import { listRoutes, sheetsOf } from './routes.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const sheetsFor = (kind: string) =>
  sheetsOf(source, [
    'root.tsx',
    // the layout of all pages has it, beside their screens
    'frame/demo-bar.tsx',
    ...listRoutes(source)
      .filter(({ address }) => kindOfPage(address.replaceAll(/\/:\w+\?/g, '').replaceAll(':', '')) === kind)
      .map(({ file }) => file),
  ])
const [ofDocuments, ofForms] = [sheetsFor('document'), sheetsFor('form')]
const isSheet = (id: string) => id.endsWith('.css')
const isOurs = (id: string) => id.includes('/src/') && !id.includes('/node_modules/') && !isSheet(id)

const ofStaff = /\/features\/(?:staff|site\/(?:brands|lookups|traffic))\/|\/frame\/staff-/

/** What half of the screens share comes with all of them; what a fifth share, in a second file: a new room makes no other heavier. */
const screens = listRoutes(source).length
const [most, some] = [Math.round(screens * 0.55), Math.round(screens * 0.19)]
/** Parts that come when they are wanted (`lazy`, `import()`), as nearly all dialogs are, what they stand on, and what only screens for everybody have around them. */
const comesLater =
  /(?:date-picker|combobox-list|sheet|menu-list|move-menu|emoji-over|emoji-picker|rich-text-editor|form-dialog|use-discard|sure-dialog|public-shell|own-menu|follow-leaving|site-header|site-footer)\.tsx?$/

/**
 * Few files for a page (docs/decisions/0046): one sheet for documents, one more for forms, one more for screens, those of the inbox, of CVs,
 * of agencies, of open days, of charts, of prints and of the site's own people beside it; what most screens share in one script. The rest is left to the bundler.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'document', priority: 9, test: (id) => isSheet(id) && ofDocuments.has(id) },
    { name: 'form', priority: 8, test: (id) => isSheet(id) && ofForms.has(id) },
    // rooms whose look is large and nobody else's
    { name: 'inbox', priority: 8, test: (id) => isSheet(id) && id.includes('/features/front/inbox/') },
    { name: 'cvs', priority: 8, test: (id) => isSheet(id) && /\/features\/(?:sourcing|cvs\/cv-builder)\//.test(id) },
    { name: 'agencies', priority: 8, test: (id) => isSheet(id) && id.includes('/features/agencies/') },
    { name: 'open-days', priority: 8, test: (id) => isSheet(id) && id.includes('/features/open-days/') },
    { name: 'charts', priority: 8, test: (id) => isSheet(id) && /\/ui\/charts\/|\/hiring\/insight\/|uplot/i.test(id) },
    { name: 'prints', priority: 8, test: (id) => isSheet(id) && id.includes('/features/front/printouts/') },
    { name: 'staff', priority: 8, test: (id) => isSheet(id) && ofStaff.test(id) },
    { name: 'screen', priority: 7, test: isSheet },
    { name: 'frame', priority: 5, minShareCount: most, test: (id) => !isSheet(id) },
    { name: 'parts', priority: 4, minShareCount: some, test: (id) => isOurs(id) && !comesLater.test(id) },
  ],
}
