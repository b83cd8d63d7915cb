import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldOfStudy } from './degree-field.ts'
import { degreeIn } from './degree-in.ts'

const is = (study: string, code: string, field: string) => {
  assert.equal(degreeIn(study), code, study)
  assert.equal(fieldOfStudy(study, code), field, study)
}

test('the words of a degree beside a field are no part of it', () => {
  is('Master Marketing digital', 'master', 'Marketing digital')
  is('Master 2 Droit des affaires', 'master', 'Droit des affaires')
  is('Licence Économie et gestion', 'bachelor', 'Économie et gestion')
  is('Licence d’anglais', 'bachelor', 'anglais')
  is('BTS Tourisme', 'diploma', 'Tourisme')
  is('Diplôme d’ingénieur en génie civil', 'engineer', 'génie civil')
  is('Marketing (Master)', 'master', 'Marketing')
  is('Bachelor of Science in Computer Science', 'bachelor', 'Computer Science')
  is('Bachelor’s degree in Accounting', 'bachelor', 'Accounting')
  is('Master of Business Administration', 'master', 'Business Administration')
  is('Accounting, Bachelor’s Degree', 'bachelor', 'Accounting')
  is('MBA Finance', 'mba', 'Finance')
  is('بكالوريوس محاسبة', 'bachelor', 'محاسبة')
  is('بكالوريوس في المحاسبة', 'bachelor', 'المحاسبة')
  is('درجة الماجستير في إدارة المشاريع', 'master', 'إدارة المشاريع')
  is('محاسبة، بكالوريوس', 'bachelor', 'محاسبة')
  is('دبلوم تمريض', 'diploma', 'تمريض')
  is('Прикладная информатика, специалист', 'specialist', 'Прикладная информатика')
  is('Бакалавр, Экономика', 'bachelor', 'Экономика')
  is('Магистратура по направлению «Юриспруденция»', 'master', '«Юриспруденция»')
  is('Среднее специальное, Сестринское дело', 'diploma', 'Сестринское дело')
})

test('words that name a field stay, and so does a degree alone', () => {
  for (const [study = '', code = ''] of [
    ['Master data management', 'master'],
    ['Master Data Management', 'master'],
    ['Licence plate recognition', 'bachelor'],
    ['Master’s degree', 'master'],
    ['بكالوريوس', 'bachelor'],
    ['بكالوريوس طب وجراحة', 'medical'],
    ['Лечебное дело', 'medical'],
    ['Инженер-строитель', 'engineer'],
    ['Инженер лесного хозяйства', 'engineer'],
    ['ماجستير إدارة الأعمال', 'mba'],
    ['Marketing digital', 'master'],
    ['Bac S', 'secondary'],
  ])
    assert.equal(fieldOfStudy(study, code), study)
})
