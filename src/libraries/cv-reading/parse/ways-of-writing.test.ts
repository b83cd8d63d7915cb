import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { type Plain, plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]): Plain => plainCv(parseCv(plainLayout(lines.join('\n'))))
const studies = ({ education }: Plain) =>
  education.map(({ degree, institution, end }) => [degree, institution, end].join(' | '))
const jobs = ({ experience }: Plain) =>
  experience.map(({ title, company, start }) => [title, company, start].join(' | '))

test('points may be the studies themselves', () => {
  const cv = read(
    'Nadia Haddad',
    '',
    'EDUCATION',
    '• BSc Physics, Tartu University (2009)',
    '• MSc Physics, Tartu University (2011)',
  )
  assert.deepEqual(studies(cv), ['BSc Physics | Tartu University | 2009', 'MSc Physics | Tartu University | 2011'])
})

test('a study of one year stands beside those of several', () => {
  const cv = read(
    'EDUCATION',
    'BSc Physics, Tartu University (2006 – 2009)',
    'Diploma in Teaching, Riga University (2011)',
  )
  assert.deepEqual(studies(cv), [
    'BSc Physics | Tartu University | 2009',
    'Diploma in Teaching | Riga University | 2011',
  ])
})

test('years told in passing begin no job', () => {
  const cv = read(
    'WORK EXPERIENCE',
    'Old Harbour Ltd, Riga',
    'Accountant',
    '03/2019 – present',
    '- Works with the auditors of the group',
    'Led the closing of the accounts every year since 2020',
    '',
    'Blue Mill Ltd, Riga',
    'Accounts Assistant',
    '06/2014 – 02/2019',
  )
  assert.deepEqual(jobs(cv), ['Accountant | Old Harbour Ltd | 2019-03', 'Accounts Assistant | Blue Mill Ltd | 2014-06'])
})

test('headings in the margin need no letters of their own', () => {
  const cv = read(
    'Nadia Haddad',
    'Experience\tAccountant, Old Harbour Ltd',
    'March 2019 – present',
    'Education\tBSc Physics, Tartu University',
    '2009',
    'Languages\tEnglish – native',
    'French – fluent',
  )
  assert.deepEqual(jobs(cv), ['Accountant | Old Harbour Ltd | 2019-03'])
  assert.deepEqual(studies(cv), ['BSc Physics | Tartu University | 2009'])
  assert.deepEqual(
    cv.languages.map(({ name }) => name),
    ['English', 'French'],
  )
})

test('where somebody worked stands behind a small word, in any of the languages', () => {
  for (const [head, title, company] of [
    ['Ingénieur chez Sirocco', 'Ingénieur', 'Sirocco'],
    ['Дизайнер в Ромашке', 'Дизайнер', 'Ромашке'],
    ['محاسب في مكتب النور للمحاسبة', 'محاسب', 'مكتب النور للمحاسبة'],
    ['Engineer at Sirocco', 'Engineer', 'Sirocco'],
  ] as const) {
    const [job] = read('WORK EXPERIENCE', head, '03/2019 – 04/2020').experience
    assert.deepEqual([job?.title, job?.company], [title, company])
  }
})

test('where somebody worked may stand in a line of its own', () => {
  const cv = read(
    'WORK EXPERIENCE',
    'Secretary to the CEO',
    'at Sirocco Contracting',
    '03/2019 – 04/2020',
    'Minutes of the board.',
  )
  assert.deepEqual(jobs(cv), ['Secretary to the CEO | Sirocco Contracting | 2019-03'])
})

test('an Arabic end may hang on the word before it', () => {
  const [job] = read('الخبرة العملية', 'سائق، شركة النور', 'من ٢٠١٨ وحتى الآن').experience
  assert.deepEqual([job?.start, job?.end], ['2018', 'present'])
})

test('languages stand one after the other, with words or signs for their level', () => {
  const levels = ({ languages }: Plain) => languages.map(({ name, level }) => `${name} ${level}`)
  assert.deepEqual(levels(read('Знание языков', 'Русский родной Английский C1 Немецкий A2')), [
    'Русский родной',
    'Английский C1',
    'Немецкий A2',
  ])
  assert.deepEqual(
    read('Nadia', 'Arabic ●●●●●', 'German ●●○○○').languages.map(({ name }) => name),
    ['Arabic', 'German'],
  )
})

test('of an address the town is kept, known or not', () => {
  assert.equal(read('Nadia Haddad', '12 rue des Tanneurs, 69003 Lyon').location, 'Lyon')
  assert.equal(read('Nadia Haddad', 'Blk 7 Lot 12 Camella Homes, Bacoor City, Cavite').location, 'Bacoor City, Cavite')
})

test('two months share a year', () => {
  const [job] = read('WORK EXPERIENCE', 'Стажёр, ООО «Ромашка»', 'с июня по август 2016').experience
  assert.deepEqual([job?.start, job?.end], ['2016-06', '2016-08'])
})

test('numbers are read in the way of the country that fits most of them', () => {
  assert.deepEqual(read('حسن محمود', 'الجوال : 01006712385', 'الجوال : 01227730914').phones, [
    '01006712385',
    '01227730914',
  ])
})

test('a mark before it makes a heading of its own letters no point of a list', () => {
  const cv = read(
    'Nadia Haddad',
    '',
    '◆ CAREER JOURNEY',
    'Accountant, Old Harbour Ltd',
    '03/2019 – present',
    'Missions :',
    '- Closing of the accounts',
    '◆ SCHOOLS ATTENDED',
    'BSc Physics, Tartu University (2006 – 2009)',
    '◆ TOOLKIT',
    'Excel, SAP',
  )
  assert.deepEqual(jobs(cv), ['Accountant | Old Harbour Ltd | 2019-03'])
  assert.deepEqual(studies(cv), ['BSc Physics | Tartu University | 2009'])
})

test('what is told below a job is no company, though it names one', () => {
  const cv = read(
    'WORK EXPERIENCE',
    '2019 – 2021\tBuyer, Old Harbour',
    'Reconciled accounts of three banks',
    '',
    'الخبرة المهنية',
    '2014 - 2018\tمحاسب، متاجر النخيل',
    'تسوية الحسابات البنكية مع الشركات',
  )
  assert.deepEqual(jobs(cv), ['Buyer | Old Harbour | 2019', 'محاسب | متاجر النخيل | 2014'])
})

test('studies of one year are told by dates on the side where the others have theirs', () => {
  const cv = read(
    'FORMATION',
    '1996 à 1998 : BTS Bureautique – Lycée des Tilleuls, Nevers',
    '2015 : Accueil des publics – Atelier de la Loire',
  )
  assert.deepEqual(
    cv.education.map(({ end }) => end),
    ['1998', '2015'],
  )
})

test('an Arabic study and its school may be joined by words', () => {
  const cv = read('التعليم', 'ماجستير إدارة الأعمال من جامعة النخيل، 2017', 'بكالوريوس علم النفس من جامعة الساحل، 2012')
  assert.deepEqual(studies(cv), [
    'ماجستير إدارة الأعمال | جامعة النخيل | 2017',
    'بكالوريوس علم النفس | جامعة الساحل | 2012',
  ])
})

test('a company in small letters beside its dates begins a job', () => {
  const cv = read(
    'EXPERIENCE',
    'Old Harbour\t2016 – 2018',
    'Clerk, Riga',
    '- Letters',
    'b4quay\t2014 – 2016',
    'Tester, Riga',
  )
  assert.deepEqual(jobs(cv), ['Clerk | Old Harbour | 2016', 'Tester | b4quay | 2014'])
})

test('two numbers beside each other are two, and an Arabic family may be called after its trade', () => {
  const cv = read(
    'سمر عادل النجار',
    'دبلوم الترجمة',
    'هاتف: 01006483921 - 01227750413',
    '',
    'التعليم',
    'جامعة النخيل 2012',
  )
  assert.equal(cv.name, 'سمر عادل النجار')
  assert.equal(cv.phones.length, 2)
})

test('how high somebody studied may stand beside the heading', () => {
  const cv = read(
    'Опыт работы',
    '2012 – 2015',
    'Пекарь, ООО «Колос»',
    '',
    'Образование: среднее специальное',
    '2012',
    'Колледж питания',
    'Специальность: Технология хлеба',
  )
  assert.deepEqual(studies(cv), ['Технология хлеба | Колледж питания | 2012'])
})

test('a skill may be called as a section is, in a list or behind a label', () => {
  const cv = read('Anna Berg', '', 'ДОПОЛНИТЕЛЬНО', 'Навыки: Опыт, Арбитраж, Переговоры', 'Языки: русский')
  for (const skill of ['Опыт', 'Арбитраж', 'Переговоры']) assert.ok(cv.skills.includes(skill), cv.skills.join())
})

test('markdown is read as its headings say', () => {
  const cv = read(
    '# Hanna Berg',
    '',
    '## Experience',
    '',
    '### Buyer, Old Harbour (Riga)',
    '2019-02 – present',
    '',
    '## Education',
    '',
    '- BSc Physics, Tartu University, 2009–2012',
  )
  assert.equal(cv.name, 'Hanna Berg')
  assert.deepEqual(jobs(cv), ['Buyer | Old Harbour | 2019-02'])
  assert.deepEqual(studies(cv), ['BSc Physics | Tartu University | 2012'])
})
