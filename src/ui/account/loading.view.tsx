import { observer } from 'mobx-react-lite'
import type { Loading } from '../../domain/account/sign-in'
import { Spinner } from '../design/spinner'
import { useCore } from '../shell/core-context'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import { useProblem } from './use-problem'

/** Step 0: a spinner only; when the steps could not be loaded it says so, and one press tries again. @rule ACCT-3 */
export const LoadingSteps = observer(({ step, first }: StepProps<Loading>) => {
  const { account } = useCore()
  const problem = useProblem(step.problem, []).at('form')
  if (problem === undefined)
    return (
      <div className={styles.loading}>
        <Spinner />
      </div>
    )
  return <Step problem={problem} onSubmit={() => account.openSignIn(step.origin)} way={{ focus: first }} />
})
