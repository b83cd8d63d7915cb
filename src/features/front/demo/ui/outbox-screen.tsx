import '#platform/browser/document.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { listOutbox } from '../contract.ts'
import type { Route } from './+types/outbox-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await load(context.get(pageContext), listOutbox, {})
  return { messages: data }
}

/** What would have gone out by mail, SMS and push, newest first; links in it work. */
export default function OutboxScreen({ loaderData: { messages } }: Route.ComponentProps) {
  const t = useTranslations('demo.outbox')
  const format = useFormatter()
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <main id="main" data-screen="outbox" className="wrap wrap-read page stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('text')}</p>
        </header>
        {messages.length === 0 ? <Empty icon="inbox" title={t('empty')} /> : null}
        <ul className="rows">
          {messages.map(({ id, channel, to, subject, text, at }) => (
            <li key={id}>
              <details>
                <summary className="cluster">
                  <Word boxed>{t(channel)}</Word>
                  <span className="strong" dir="auto">
                    {subject || text.split('\n', 1)[0]}
                  </span>
                  <span className="small quiet ltr">{to}</span>
                  <time className="small faint push" dateTime={at}>
                    {format.dateTime(new Date(at), 'clock')}
                  </time>
                </summary>
                <p className="prose" dir="auto">
                  <Linked text={text} />
                </p>
              </details>
            </li>
          ))}
        </ul>
      </main>
    </PublicShell>
  )
}

/** Text with its lines, and its addresses as links. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+|\n)/).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    if (part === '\n') return <br key={at} />
    if (!part.startsWith('http')) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <a key={at} className="link" href={part} data-reload="">
        {part}
      </a>
    )
  })
}
