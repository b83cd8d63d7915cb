import './lobby.css'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Word } from '#ui/basics/word.tsx'
import type { Said, TeamSaid } from '../contract.ts'

type Props<M> = {
  messages: readonly M[]
  /** What it is called where it is not the lobby. */
  label?: string
  zone: string
  tools: (message: M) => ReactNode
}

/** What was said in the lobby, the latest last and in sight; read out as it comes. */
export function LobbyList<M extends Said | TeamSaid>({ messages, label, zone, tools }: Props<M>) {
  const t = useTranslations('lobby')
  const format = useFormatter()
  const list = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (last) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  if (messages.length === 0) return <p className="quiet">{t('nothing')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div ref={list} className="lobby-list" role="log" aria-label={label ?? t('messages')} tabIndex={0}>
      <ol className="stack">
        {messages.map((message) => {
          const { id, at, company, name, number, text, careful } = message
          return (
            <li key={id} className="lobby-said" data-company={company || undefined} data-hidden={isHidden(message)}>
              <p className="cluster small quiet">
                <span className="strong">
                  <bdi>{name}</bdi>
                  {number === null ? null : <span className="num"> {t('number', { number })}</span>}
                </span>
                {company ? <Word>{t('team')}</Word> : null}
                <time dateTime={at}>{format.dateTime(new Date(at), 'clock', { timeZone: zone })}</time>
                {tools(message)}
              </p>
              <p className="lobby-text" dir="auto">
                {text}
              </p>
              {careful ? <p className="small">{t('careful')}</p> : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const isHidden = (message: Said | TeamSaid) => ('hidden' in message && message.hidden) || undefined
