import type { Language } from './languages.ts'

const afterDo: Record<string, string> = {
  понедельник: 'понедельника',
  вторник: 'вторника',
  среда: 'среды',
  четверг: 'четверга',
  пятница: 'пятницы',
  суббота: 'субботы',
  воскресенье: 'воскресенья',
}

/** A moment that begins with a weekday, as it stands after "until": Russian says «до пятницы», where formatters know «пятница» alone. */
export const afterUntil = (when: string, language: Language): string =>
  language === 'ru' ? when.replace(/^[а-я]+/, (day) => afterDo[day] ?? day) : when
