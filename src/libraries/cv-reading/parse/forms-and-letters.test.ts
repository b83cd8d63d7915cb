import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cell, Line } from '../layout/line.ts'
import { plainLayout } from '../layout/text-layout.ts'
import { type Plain, plainCv } from '../plain-cv.ts'
import { withoutLabelColumn } from './label-column.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]): Plain => plainCv(parseCv(plainLayout(lines.join('\n'))))
const jobs = ({ experience }: Plain) =>
  experience.map(({ title, company, start, end }) => [title, company, start, end].join(' | '))
const studies = ({ education }: Plain) =>
  education.map(({ degree, institution, end }) => [degree, institution, end].join(' | '))

test('sections may be paragraphs that begin with their name', () => {
  const cv = read(
    'Кузнецов Андрей Викторович',
    '',
    'Цель: соискание должности водителя',
    '',
    'Образование: среднее специальное, Тверской автотранспортный техникум, 1998 г.',
    '',
    'Опыт работы:',
    '',
    '2015 – по настоящее время ООО «Тверьтранс», водитель-экспедитор',
    '',
    '2008 – 2015 АО «Хлебозавод», водитель',
    '',
    'Дополнительная информация: водительское удостоверение В, С, СЕ; готов к командировкам',
  )
  assert.equal(cv.summary, 'соискание должности водителя')
  assert.deepEqual(
    cv.education.map(({ institution, end }) => [institution, end]),
    [['Тверской автотранспортный техникум', '1998']],
  )
  assert.equal(cv.experience.length, 2)
  assert.equal(cv.experience[1]?.description, null)
  assert.equal(cv.others[0]?.name, 'Дополнительная информация')
  assert.equal(cv.personal.driving_licence, 'В, С, СЕ')
})

test('a label inside of a job begins no section', () => {
  const cv = read(
    'Nadia Haddad',
    '',
    'EXPERIENCE',
    'Accountant, Old Harbour Ltd',
    '2019 – 2022',
    'Skills: Excel, SAP',
    'Achievements: closed the books in four days',
  )
  assert.match(cv.experience[0]?.description ?? '', /Skills: Excel, SAP/)
})

test('a form that asks for parts of a name has the whole name', () => {
  assert.equal(
    read('Surname: Mathew', 'Given names: Jijo Varghese', 'E-mail: jm@example.in').name,
    'Jijo Varghese Mathew',
  )
  assert.equal(read('Nom : Kervella', 'Prénom : Solène', 'Ville : Rennes').name, 'Solène Kervella')
  assert.equal(read('Фамилия: Орлова', 'Имя: Анна', 'Отчество: Павловна').name, 'Орлова Анна Павловна')
  assert.equal(read('اللقب: بن علي', 'الاسم: سمير', 'المدينة: وهران').name, 'سمير بن علي')
})

test('a season alone in its line is the time of a job, as periods of the same list are', () => {
  const cv = read(
    'Inès Belkacem',
    '',
    'EXPÉRIENCES',
    'Janv. 2023 – mars 2024',
    'Chargée de recrutement',
    'Groupe Soléane',
    '',
    'Été 2022',
    'Employée de restauration',
    'Quick',
    '',
    '2019 – 2021',
    'Assistante RH',
    'Mairie de Lyon',
  )
  assert.deepEqual(
    cv.experience.map(({ title, start }) => [title, start]),
    [
      ['Chargée de recrutement', '2023-01'],
      ['Employée de restauration', '2022'],
      ['Assistante RH', '2019'],
    ],
  )
})

test('the town of a company is nobody’s home', () => {
  const cv = read(
    'Tomasz Wieczorek',
    'UX Researcher',
    '',
    'EXPERIENCE',
    'Kestrel Bank, Warsaw',
    'Senior UX Researcher',
    'March 2020 – present',
  )
  assert.equal(cv.location, null)
  assert.equal(read('Tomasz Wieczorek', '12 Lipowa St', '30-702 Kraków', '', 'SKILLS', 'SQL').location, 'Kraków')
  assert.equal(read('Mehdi Saïdi', 'Villeurbanne / +33 7 55 01 22 98 / m@example.fr').location, 'Villeurbanne')
})

test('a school, its town and the degree stand in one line, with a grade or a full stop behind', () => {
  assert.deepEqual(
    studies(read('EDUCATION', 'Jagiellonian University, Kraków — MA Psychology', 'October 2011 – June 2016')),
    ['MA Psychology | Jagiellonian University | 2016-06'],
  )
  assert.deepEqual(studies(read('FORMATION', '2013–2016 Diplôme d’ingénieur, ENGEES, Strasbourg, mention bien.')), [
    'Diplôme d’ingénieur | ENGEES | 2016',
  ])
  assert.deepEqual(
    studies(
      read('EDUCATION', 'Tertiary: Bachelor of Science in Nursing', 'Our Lady of Fatima University', '2010 – 2014'),
    ),
    ['Bachelor of Science in Nursing | Our Lady of Fatima University | 2014'],
  )
})

test('Arabic says where with a letter before the company', () => {
  const cv = read(
    'الاسم: ياسمين محمود',
    '',
    'الخبرات العملية',
    'محاسبة عملاء بشركة النيل للأغذية من ٩/٢٠٢٢ حتى الآن',
    'عملت محاسبة تحت التدريب في مكتب الصفوة للمراجعة من يوليو ٢٠٢١ إلى أغسطس ٢٠٢٢',
  )
  assert.deepEqual(jobs(cv), [
    'محاسبة عملاء | شركة النيل للأغذية | 2022-09 | present',
    'محاسبة تحت التدريب | مكتب الصفوة للمراجعة | 2021-07 | 2022-08',
  ])
})

test('service at sea and certificates with numbers are tables', () => {
  const cv = read(
    'CERTIFICATES OF COMPETENCY',
    'Certificate\tNumber\tIssued\tExpires',
    'MEO Class II\tIN-99881\t12.03.2018\t11.03.2028',
    '',
    'SEA SERVICE',
    'Company\tVessel\tRank\tSign on\tSign off',
    'Anchor Gulf Shipping\tMT Al Safa\tSecond Engineer\t04.02.2024\t11.10.2024',
    'Blue Keel Marine\tMV Corvus\tThird Engineer\t10.06.2020\t01.03.2021',
  )
  assert.deepEqual(jobs(cv), [
    'Second Engineer | Anchor Gulf Shipping | 2024-02 | 2024-10',
    'Third Engineer | Blue Keel Marine | 2020-06 | 2021-03',
  ])
  assert.deepEqual(
    cv.certificates.map(({ name, issuer, date }) => [name, issuer, date]),
    [['MEO Class II', null, '2018-03']],
  )
})

test('labels that end where a column begins are no part of the skills beside them', () => {
  const line = (text: string, starts: number[]): Line => {
    const words = [...text.matchAll(/\S+/g)].map(({ index }, at) => ({ at: index, x1: starts[at] ?? 300 }))
    const [x1, size] = [starts[0] ?? 0, 10]
    const cell: Cell = { text, x1, x2: 400, size, bold: false, italic: false, box: null, at: 0, words }
    return { ...cell, cells: [cell], page: 1, column: 0, y: 0, room: 0, bullet: false, heading: false, above: 1 }
  }
  const [first, second] = [line('Modelling HEC-RAS, MIKE', [97, 151, 200]), line('GIS QGIS, ArcGIS', [127, 151, 190])]
  assert.deepEqual(
    withoutLabelColumn([first, second]).map(({ text }) => text),
    ['HEC-RAS, MIKE', 'QGIS, ArcGIS'],
  )
  // words of one list begin at one edge by chance
  const list = [line('Word processing', [97, 151]), line('Java programming', [97, 151])]
  assert.deepEqual(withoutLabelColumn(list), list)
})

test('a paper that says what it is begins no summary, and a form of a person under “profile” is none', () => {
  const cv = read(
    'RESUME',
    'Priya Ramachandran',
    'Email: priya.r@example.in',
    '',
    'Career Objective:',
    'Seeking a position as an accountant.',
    '',
    'Personal Profile:',
    'Father’s Name : R. Ramachandran',
    'Date of Birth : 05-06-1995',
    'Languages Known : English, Kannada',
  )
  assert.equal(cv.summary, 'Seeking a position as an accountant.')
  assert.deepEqual(
    cv.languages.map(({ name }) => name),
    ['English', 'Kannada'],
  )
  assert.ok(!cv.skills.includes('R'))
})

test('years below each other in a table are of two studies', () => {
  const cv = read(
    'EDUCATION',
    'Course\tInstitution\tBoard/University\tYear of Passing\tPercentage',
    'B.Com\tMount Carmel College\tBangalore University\t2016\t78%',
    'PUC\tJain College\tKarnataka Board\t2013\t81%',
  )
  assert.deepEqual(studies(cv), ['B.Com | Mount Carmel College | 2016', 'PUC | Jain College | 2013'])
})

test('who names the company of each job in its line leaves none to the next', () => {
  const cv = read(
    'EXPERIENCE',
    '2015 – 2020 : Accountant, Old Harbour Ltd',
    '2009 – 2015 : Clerk, ONEE',
    '2006 – 2008 : Seasonal worker',
  )
  assert.deepEqual(jobs(cv), [
    'Accountant | Old Harbour Ltd | 2015 | 2020',
    'Clerk | ONEE | 2009 | 2015',
    'Seasonal worker |  | 2006 | 2008',
  ])
})

test('what a listed skill holds is not named once more, nor is a word of a company', () => {
  const cv = read('EXPERIENCE', 'Storekeeper, Lanka Cement PLC', '2015 – 2020', '', 'SKILLS', 'MS Excel, Tally ERP 9')
  assert.deepEqual(cv.skills, ['MS Excel', 'Tally ERP 9'])
  assert.deepEqual(read('SKILLS', 'AutoCAD Primavera P6 Revit', 'AutoCAD drawing by hand').skills, [
    'AutoCAD',
    'Primavera P6',
    'Revit',
    'AutoCAD drawing by hand',
  ])
})
