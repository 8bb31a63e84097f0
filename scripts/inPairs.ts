/** Runs an action for every item, two at a time: the machines this is meant for have two cores. */
export async function inPairs<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await action(item);
    }
  }
  await Promise.all([work(), work()]);
}
