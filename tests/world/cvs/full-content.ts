import { CvContent } from '#libraries/cv-content/content-contract.ts'

/** Everything a CV can say. */
export const fullContent = CvContent.parse({
  name: 'Ольга Седова',
  headline: 'Логист',
  email: 'olga@post.example',
  phones: ['+971 50 555 0142', '+7 495 555-01-42'],
  location: 'Дубай',
  links: ['https://www.linkedin.com/in/osedova', 'github.com/osedova'],
  photo_id: '01890000-0000-7000-8000-000000000001',
  summary: 'Семь лет между причалом и складом.',
  experience: [
    { title: 'Логист', company: 'Порт', start: '2020-03', end: 'present', description: 'Вёл учёт.\n• Раз\n• Два' },
    { title: 'Стажёр', company: 'Порт', start: '2019', end: null, description: '• Раз\nпотом текст\n• Два' },
  ],
  education: [{ degree: 'Бакалавр', institution: 'МГУ', start: '2014', end: '2018', description: 'с отличием' }],
  skills: [{ name: 'C++', years: 4 }, { name: 'SAP' }],
  languages: [{ name: 'Русский', level: 'native' }, { name: 'Арабский' }],
  certificates: [{ name: 'CIPS', issuer: 'CIPS', date: '2021', description: 'level 4' }],
  projects: [{ name: 'Склад', link: 'sklad.example', description: 'Новый склад' }],
  others: [{ name: 'Патенты', description: '• Один\n• Другой' }],
  references: [{ name: 'И. Петров', position: 'Директор', contact: '+7 495 555 01 00', words: 'Отлично' }],
  personal: { birth_date: '1990-04-02', nationality: 'Россия', visa: 'Residence', notice: '1 month' },
  language: 'ru',
})
