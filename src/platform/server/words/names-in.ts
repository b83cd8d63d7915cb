/**
 * The names of texts that a source file may say: `useTranslations('jobs.editor')` with each `t('title')` after it, and whatever else looks
 * like one. Where a translator is handed on, or what it is asked for is not written out, the name stands for all below it.
 */
export const namesIn = (text: string): string[] =>
  [
    ...[...text.matchAll(declared)].flatMap(([, translator = '', scope = '']) => said(text, translator, scope)),
    ...[...text.matchAll(/(?<!useTranslations\(\s*)['`]([a-z]\w*\.[\w.]*)/g)].map(([, name = '']) => name),
  ].map((name) => name.replace(/\.$/, ''))

/** A translator with its name, where it has one: `const t = useTranslations('jobs')`. */
const declared = /(?:const (\w+) = )?useTranslations\(\s*['`]([\w.]+)/g

function said(text: string, translator: string, scope: string): string[] {
  if (translator === '' || scope.endsWith('.')) return [scope]
  const uses = [...text.matchAll(new RegExp(`(?<![\\w.$'"])${translator}(?![\\w$'":])(?! = useTranslations)`, 'g'))]
  return uses.map(({ index }) => {
    const [, whole, begun] = asked.exec(text.slice(index + translator.length)) ?? []
    const key = whole ?? begun ?? ''
    return key === '' ? scope : `${scope}.${key}`
  })
}

/** What stands right behind a translator: `('title')`, `.rich('title', …)`, or as much as is written out of `` (`states.${state}`) ``. */
const asked = /^(?:\.(?:rich|markup|raw|has))?\(\s*(?:'([\w.]+)'(?=\s*[,)])|`((?:\w+\.)+)\$\{)/
