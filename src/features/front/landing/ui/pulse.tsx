import { useFormatter, useTranslations } from '#platform/browser/intl.ts'

/** The path with its stops: true numbers of now. */
export function Pulse({ open, today, answers }: { open: number; today: number; answers: number }) {
  const t = useTranslations('landing.pulse')
  const format = useFormatter()
  const stops = [
    [open, t('open', { count: open })],
    [today, t('today', { count: today })],
    [answers, t('answers', { count: answers })],
  ] as const
  return (
    <section className="pulse" aria-label={t('label')}>
      <svg className="pulse-road" viewBox="0 0 288 600" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
        <path d="M1.5 600V104C1.5 62 24 34 70 34H214" />
        <circle cx="232" cy="34" r="22" />
        <circle cx="232" cy="34" r="11" />
      </svg>
      {stops.map(([count, words]) => (
        <p key={words}>
          <b className="num">{format.number(count)}</b>
          <span>{words}</span>
        </p>
      ))}
    </section>
  )
}
