import { useTranslations } from '#platform/browser/intl.ts'

type Props = { answers: readonly { question: string; answer: string }[]; small?: boolean }

/** What somebody answered when they booked; a yes and a no in the words of whoever reads. */
export function AnswerLines({ answers, small = false }: Props) {
  const t = useTranslations('visits.answers')
  return answers.map(({ question, answer }) => (
    <p key={question} className={small ? 'small quiet' : undefined}>
      <bdi className="quiet">{question}</bdi>{' '}
      <bdi className="medium">{answer === 'yes' || answer === 'no' ? t(answer) : answer}</bdi>
    </p>
  ))
}
