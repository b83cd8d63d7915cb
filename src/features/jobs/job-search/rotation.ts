/** How adverts say that one works some weeks far from home and then has some off, in any of the four languages. */
const said = new RegExp(
  [
    '(?<!\\p{L})вахт(?:а|ы|е|у|ой|ов\\p{L}+)(?!\\p{L})',
    '(?<!\\p{L})(?:work(?:ing)? (?:in|on) rotation|rotation(?:al)? (?:basis|schedule|roster|pattern|position)|fly-in[ ,/-]+fly-out)(?!\\p{L})',
    '(?<!\\p{L})(?:en rotation sur|travail(?:ler|lerez)? en rotation)(?!\\p{L})',
    '(?<!\\p{L})(?:ال|ب)?نظام ال(?:تناوب|روتيشن)(?!\\p{L})',
    '(?<![\\d/])(?:14|21|28|30|35|42|45|56|60|90) ?[/x×] ?(?:14|15|21|28|30|35|42|45|60)(?![\\d/])',
  ].join('|'),
  'iu',
)

/** Whether a text says that the work is done in rotation: вахта, "28/28", "rotational basis", نظام التناوب. A watchman (вахтёр) is none. */
export const saysRotation = (text: string): boolean => said.test(text)
