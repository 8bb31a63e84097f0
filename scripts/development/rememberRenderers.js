// @ts-check

/**
 * Development only: lets every bundle's own copy of React Refresh find the one React renderer of the
 * page, also when the bundle arrives after it. Without browser extensions nothing else remembers
 * renderers. Must run before react-dom does.
 */
const hook = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
if (hook?.renderers instanceof Map && hook.renderers.size === 0) {
  const { inject } = hook;
  hook.inject = (/** @type {unknown} */ renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
