import { send } from '#platform/browser/call.ts'
import { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { useProof } from './use-proof.tsx'

type Options<C extends Call, V> = {
  initial: V
  toInput: (values: V) => Takes<C>
  onDone: (given: Gives<C>) => void | Promise<void>
}

/**
 * A form whose call may answer `proof_needed`: then the proof is asked for instead of shown as a problem, and what was typed is sent
 * again. Show `dialog` on the screen.
 */
export function useProvenForm<C extends Call, V extends Record<string, unknown>>(call: C, options: Options<C, V>) {
  const proof = useProof(() => form.submit())
  const form = useForm(call, {
    ...options,
    sendBy: (input) =>
      send(call, input).catch((problem) => {
        if (isUnproved(problem)) proof.ask()
        throw problem
      }),
  })
  return { ...form, problem: isUnproved(form.problem) ? null : form.problem, dialog: proof.dialog }
}

const isUnproved = (problem: unknown): boolean => problem instanceof Problem && problem.code === 'proof_needed'
