import { useRef } from 'react'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { useProof } from './use-proof.tsx'

/** Sends a call that may answer `proof_needed`: then asks for the proof, and sends it again. Show `dialog` on the screen. */
export function useProvenSend<C extends Call>(call: C, { onDone }: { onDone: (given: Gives<C>) => void }) {
  const asked = useRef<Takes<C> | null>(null)
  const proof = useProof(() => asked.current && sending.mutate(asked.current))
  const sending = useSend(call, {
    onDone,
    onProblem: (problem) =>
      problem.code === 'proof_needed' ? proof.ask() : toast.show({ text: problem.message, tone: 'bad' }),
  })
  return {
    isPending: sending.isPending,
    dialog: proof.dialog,
    mutate(input: Takes<C>) {
      asked.current = input
      sending.mutate(input)
    },
  }
}
