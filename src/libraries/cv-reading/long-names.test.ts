import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { CvLook, cvTemplates } from '#libraries/cv-content/look-contract.ts'
import { printCv } from '#libraries/cv-printing/print-cv.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { cvContents } from '#tests/world/cvs/contents.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { documentReader } from './document-reader.ts'

const folder = temporaryFolder('long-names')
const wording = readWording(path.join(import.meta.dirname, '../..'))
const names = {
  en: ['Bartholomew Alexander Featherstonehaugh-Cholmondeley de la Zouche III'],
  fr: [
    'Marie-Antoinette-Joséphine de La Rochefoucauld-Montmorency d’Harcourt-Beuvron',
    'Hồng-Ngọc Marie-Bernadette Rakotomalala-Andrianampoinimerina',
  ],
  ru: [
    'Константинопольская-Преображенская Александра-Виктория Святославовна',
    'Мамедгасанов Рашид Фахраддин-Аликпер оглы',
  ],
  ar: [
    'عبد الرحمن بن عبد الله بن محمد بن عبد العزيز آل الشيخ القحطاني',
    'فاطمة الزهراء بنت عبد المجيد بن عبد القادر التلمساني',
  ],
}

for (const [language, own] of Object.entries(names))
  test(`names as long as they are come out of our Word files: ${language}`, async () => {
    const content = (await cvContents()).find((one) => one.language === language) ?? assert.fail()
    for (const name of own)
      for (const template of cvTemplates) {
        const look = CvLook.parse({ template, language })
        const asked = { content: { ...content, name }, look, redaction: 'none', number: '1', format: 'docx' } as const
        const printed = await printCv(asked, (of, key, values) => wording.say(of, `cvs.print.${key}`, values))
        const file = path.join(folder, `${language}-${template}.docx`)
        await writeFile(file, printed.bytes)
        const { cv } = await documentReader.understand(file, 'docx', null)
        assert.equal(cv.name?.value, name, template)
      }
  })
