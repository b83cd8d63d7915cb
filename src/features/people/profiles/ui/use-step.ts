import { use } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import type { saveStep2 } from '../contract.ts'
import type { Step } from '../rules.ts'
import { addressOfStep, profileAddress } from './steps.ts'
import { WholeProfile } from './whole-profile.ts'

type Options<C extends Call, V> = {
  step: Step
  user: string
  initial: V
  toInput: (values: V) => Omit<Takes<C>, 'user'>
}

/** The form of a step: what is written is kept through a reload, saved by "continue", left alone by "skip". */
export function useStep<C extends Call, V extends Record<string, unknown>>(call: C, options: Options<C, V>) {
  const { step, user, initial, toInput } = options
  const navigate = useNavigate()
  const isWhole = use(WholeProfile)
  const draft = `step-${step}-${user}`
  const goOn = (given: unknown) => {
    sessionStorage.removeItem(draft)
    void navigate(isWhole ? profileAddress : addressOfStep((given as Gives<typeof saveStep2>).data.next_step))
  }
  const form = useForm(call, {
    initial,
    draft,
    toInput: (values) => ({ user, ...toInput(values) }) as unknown as Takes<C>,
    onDone: goOn,
  })
  const skip = useSend(call, { onDone: goOn })
  return { ...form, skip: () => skip.mutate({ user } as unknown as Takes<C>), skipping: skip.isPending }
}

export type StepForm = Pick<
  ReturnType<typeof useStep>,
  'errors' | 'problem' | 'sending' | 'submit' | 'skip' | 'skipping'
>
