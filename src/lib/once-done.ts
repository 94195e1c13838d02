/**
 * Runs `act` with the answer of a mutateAsync, also when the component is gone by then or another act followed: mutate doesn't call
 * its callbacks then. A failure has been shown already.
 */
export const onceDone = <Answer>(saving: Promise<Answer>, act: (answer: Answer) => void): void =>
  void saving.then(act, () => {});
