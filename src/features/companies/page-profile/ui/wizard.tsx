import { useEffect, useRef, useState } from 'react'
import { addPage, pageKinds } from '#features/companies/pages/contract.ts'
import { keepWorkspace } from '#frame/keep-locally.ts'
import type { Session } from '#frame/read-session.ts'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Path } from '#ui/basics/path.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { useKept } from './use-kept.ts'
import { StepFields } from './wizard-fields.tsx'
import {
  emptyPage,
  missingIn,
  pageOf,
  stepOf,
  type WizardStep,
  type WizardValues,
  wizardSteps,
} from './wizard-steps.ts'

const kindOf = (account: string) => pageKinds.find((kind) => kind === account) ?? 'company'

/** `then` is where one goes on once the page is made. */
type Props = { session: Session; company: string; then: string }

/** The steps of making a page: what is written stays on this device until the page is made. */
export function Wizard({ session, company, then }: Props) {
  const t = useTranslations('pageProfile.wizard')
  const { language } = useSite()
  const { display } = session
  const beginning = emptyPage(kindOf(display.account_type), String(display.country_id))
  const empty = { step: 'kind' as WizardStep, ...beginning, name: company }
  const { kept: values, keep, wasThere, letGo } = useKept(`make-page-${display.id}`, empty)
  const [missing, setMissing] = useState<string[]>([])
  const head = useRef<HTMLHeadingElement>(null)
  const wasMoved = useRef(false)
  const make = useSend(addPage, {
    onDone({ data }) {
      letGo()
      keepWorkspace(data.id)
      location.assign(then)
    },
    onProblem({ errors: [first] }) {
      if (first) go(stepOf(first.field))
    },
  })
  const step = wizardSteps.includes(values.step) ? values.step : 'kind'
  const at = wizardSteps.indexOf(step)
  const errors = [
    ...missing.map((name) => ({ name, text: t(`missing.${name}`) })),
    ...(make.error?.errors ?? []).map(({ field, message }) => ({ name: field, text: message })),
  ].filter(({ name }) => stepOf(name) === step)

  // the next step is read from its head
  useEffect(() => {
    if (wasMoved.current && step) head.current?.focus()
  }, [step])

  function go(next: WizardStep) {
    wasMoved.current = true
    setMissing([])
    keep({ ...values, step: next })
  }
  const goOn = () => {
    if (step === 'review') return make.mutate(pageOf(values, language))
    const left = missingIn(step, values)
    if (left.length > 0) return setMissing(left)
    make.reset()
    return go(wizardSteps[at + 1] ?? 'review')
  }
  return (
    <form
      method="post"
      className="stack stack-l page-profile"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <Path
        label={t('path')}
        stops={wizardSteps.map((one, place) => ({
          words: t(`short.${one}`),
          state: place < at ? ('done' as const) : place === at ? ('now' as const) : ('next' as const),
        }))}
      />
      <header className="stack stack-xs">
        <p className="small faint">{t('count', { step: at + 1, of: wizardSteps.length })}</p>
        <h1 ref={head} tabIndex={-1}>
          {t(`titles.${step}`)}
        </h1>
        <p className="quiet measure">{t(`texts.${step}`)}</p>
      </header>
      {wasThere && at === 0 ? <Note tone="info">{t('resumed')}</Note> : null}
      <ErrorSummary errors={errors} takeFocus />
      <LooseProblem problem={make.error} />
      <StepFields
        step={step}
        values={values}
        set={(part: Partial<WizardValues>) => keep({ ...values, ...part })}
        errorOf={(name) => errors.find((error) => error.name === name)?.text}
        go={go}
      />
      <div className="cluster spread">
        {at > 0 ? (
          <Button look="text" icon="back" onClick={() => go(wizardSteps[at - 1] ?? 'kind')}>
            {t('back')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" look="primary" size="l" busy={make.isPending}>
          {t(step === 'review' ? 'make' : 'goOn')}
        </Button>
      </div>
    </form>
  )
}
