import { fold } from '#platform/shared/fold.ts'
import { manyColumns, type TableField } from './table-fields.ts'

/** How heads name a field, in four languages and as systems export them. */
const names: Record<TableField, string> = {
  name: 'name,full name,fullname,candidate,candidate name,applicant,applicant name,contact name,employee,employee name,الاسم,الاسم الكامل,اسم المرشح,اسم المتقدم,اسم الموظف,имя,фио,ф и о,имя и фамилия,кандидат,соискатель,nom,nom complet,nom et prénom,nom prénom,prénom et nom,candidat',
  first_name: 'first name,firstname,given name,forename,fname,الاسم الأول,имя кандидата,prénom,prenom',
  middle_name: 'middle name,middlename,father name,fathers name,اسم الأب,الاسم الأوسط,отчество,deuxième prénom',
  last_name:
    'last name,lastname,surname,family name,lname,اسم العائلة,الاسم الأخير,الكنية,اللقب,фамилия,nom de famille',
  email:
    'email,e mail,mail,email address,e mail address,email 1,email 2,private email,البريد,البريد الإلكتروني,بريد إلكتروني,الإيميل,ايميل,почта,эл почта,электронная почта,адрес почты,имейл,courriel,adresse e mail,adresse email,adresse électronique',
  phone:
    'phone,phone number,mobile,mobile number,mobile phone,cell,cell phone,tel,telephone,contact number,contact no,whatsapp,phone 1,phone 2,home phone,gsm,الهاتف,رقم الهاتف,هاتف,الجوال,رقم الجوال,الموبايل,رقم الموبايل,واتساب,телефон,номер телефона,мобильный,мобильный телефон,тел,моб телефон,téléphone,portable,numéro de téléphone,mobile,tél',
  headline:
    'headline,title,job title,position,current position,desired position,designation,role,occupation,profession,job,post,المسمى الوظيفي,الوظيفة,المهنة,المنصب,الوظيفة المطلوبة,должность,желаемая должность,профессия,позиция,специальность,poste,intitulé du poste,métier,fonction,profession,poste recherché',
  employer:
    'employer,company,current company,current employer,last employer,organisation,organization,الشركة,جهة العمل,صاحب العمل,الشركة الحالية,компания,работодатель,место работы,организация,последнее место работы,entreprise,employeur,société,employeur actuel',
  started:
    'start date,from,started,since,date of joining,joining date,تاريخ البدء,من,تاريخ الالتحاق,дата начала,с,начало работы,date de début,début,depuis',
  ended: 'end date,to,ended,until,تاريخ الانتهاء,إلى,дата окончания,по,окончание,date de fin,fin',
  country:
    'country,country of residence,nation,الدولة,البلد,بلد الإقامة,страна,страна проживания,pays,pays de résidence',
  city: 'city,town,location,place,residence,current location,address,المدينة,مكان الإقامة,الموقع,العنوان,город,место проживания,адрес,ville,lieu,localisation,lieu de résidence,adresse',
  salary:
    'salary,expected salary,salary expectation,salary expectations,desired salary,current salary,pay,الراتب,الراتب المتوقع,الراتب المطلوب,зарплата,зарплатные ожидания,желаемая зарплата,ожидаемая зарплата,оклад,salaire,prétentions,prétentions salariales,salaire souhaité,rémunération',
  salary_currency: 'currency,salary currency,العملة,عملة الراتب,валюта,devise,monnaie',
  salary_period: 'salary period,pay period,per,فترة الراتب,период зарплаты,période,périodicité',
  notice: 'notice,notice period,notice days,فترة الإشعار,срок отработки,отработка,préavis,délai de préavis',
  available_on:
    'available,available from,availability,available on,start,متاح من,تاريخ التوفر,التوفر,дата выхода,готов выйти,доступен с,готовность к выходу,disponible,disponibilité,disponible le,date de disponibilité',
  language: 'language,preferred language,contact language,اللغة,لغة التواصل,язык,язык общения,langue,langue de contact',
  skills: 'skills,skill,key skills,competencies,المهارات,مهارات,навыки,ключевые навыки,умения,compétences,savoir faire',
  tags: 'tags,tag,labels,label,category,group,source,status,الوسوم,وسوم,التصنيف,الفئة,теги,метки,тег,категория,группа,étiquettes,tags,catégorie,groupe',
  note: 'note,notes,comment,comments,remark,remarks,ملاحظات,ملاحظة,تعليق,заметки,заметка,комментарий,комментарии,примечание,примечания,remarque,remarques,commentaire,commentaires',
}

const byName = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    words.split(',').map((word) => [fold(word), field as TableField] as const),
  ),
)

/** Heads of the file of left-out rows, in the language it was asked for (`leftOutFile` of the words): what stands there is ours. */
const ours = new Set(
  '#,masar line,masar problem,سطر masar,مشكلة masar,строка masar,ошибка masar,ligne masar,problème masar'
    .split(',')
    .map(fold),
)

/** A head as it is compared: without stars, numbers in brackets, colons. */
const bare = (head: string) => fold(head.replace(/[*:№#_()[\]]/g, ' '))

/** What the columns of a table seem to say, by their heads, else by what stands in them; a field once, but for those of `manyColumns`. */
export function guessColumns(head: readonly string[], sample: readonly (readonly string[])[]): (TableField | null)[] {
  const taken = new Set<TableField>()
  const take = (field: TableField | null): TableField | null => {
    if (!field || (taken.has(field) && !manyColumns.has(field))) return null
    taken.add(field)
    return field
  }
  const named = head.map((words) => (ours.has(fold(words)) ? null : take(byName.get(bare(words)) ?? nearest(words))))
  const guessed = named.map((field, at) => field ?? (ours.has(fold(head[at] ?? '')) ? null : take(byCells(sample, at))))
  return wholeNames(guessed)
}

/** A head that says more than the field: "Mobile (UAE)", "Salary expected, AED". */
function nearest(head: string): TableField | null {
  const words = bare(head).split(' ')
  for (let length = Math.min(words.length, 3); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length).join(' ')
      // a single short word within others says little
      if (part.length >= 4 || length === words.length) {
        const field = byName.get(part)
        if (field) return field
      }
    }
  return null
}

function byCells(sample: readonly (readonly string[])[], at: number): TableField | null {
  const cells = sample.map((row) => row[at] ?? '').filter(Boolean)
  const share = (looks: RegExp) => cells.filter((cell) => looks.test(cell)).length / (cells.length || 1)
  if (share(/^[^\s@]+@[^\s@]+\.\w{2,}$/) > 0.6) return 'email'
  if (share(/^\+?[\d\u0660-\u0669][\d\u0660-\u0669\s().-]{7,18}$/) > 0.6) return 'phone'
  return null
}

/** One half of a name alone is the name: «Имя» without «Фамилия», « Nom » without « Prénom ». */
function wholeNames(fields: (TableField | null)[]): (TableField | null)[] {
  const has = (field: TableField) => fields.includes(field)
  // « Nom » beside « Prénom », «Имя» beside «Фамилия» is the other half
  if (has('name') && has('first_name') && !has('last_name')) return swap(fields, 'name', 'last_name')
  if (has('name') && has('last_name') && !has('first_name')) return swap(fields, 'name', 'first_name')
  if (has('name')) return fields
  if (has('first_name') && !has('last_name')) return swap(fields, 'first_name', 'name')
  if (has('last_name') && !has('first_name')) return swap(fields, 'last_name', 'name')
  return fields
}

const swap = (fields: (TableField | null)[], from: TableField, to: TableField) =>
  fields.map((field) => (field === from ? to : field))

/** Whether the first row names the columns: it says no address and no number, and at least one known head. */
export function hasHead(first: readonly string[]): boolean {
  if (first.some((cell) => /@|^\+?\d[\d\s()-]{6,}$/.test(cell))) return false
  return first.some((cell) => byName.has(bare(cell))) || first.every((cell) => cell.length < 60 && !/^\d/.test(cell))
}
