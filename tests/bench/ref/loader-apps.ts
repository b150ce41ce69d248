/**
 * The smallest app for each other loader: the same heading in a React root of its own, which says when it has drawn. What
 * their build tools would add is left out, so they are no larger than they have to be.
 */
const drawn = (react: string, client: string, element: string): string =>
  `const App=()=>{${react}.useEffect(()=>{window.appDrew()},[]);return ${react}.createElement('h1',null,'A remote app')};${client}.createRoot(${element}).render(${react}.createElement(App))`;

/** Of the SystemJS format, with the functions that single-spa calls. */
export const systemApp = (): string =>
  `System.register(['/shared/react','/shared/react-dom-client'],(e)=>{let r,c;return{setters:[(m)=>{r=m},(m)=>{c=m}],execute(){e('bootstrap',async()=>{});e('mount',async({domElement:d})=>{${drawn('r', 'c', 'd')}});e('unmount',async()=>{})}}});`;

/** The container of Module Federation, and the module that it exposes, which is a file of its own as its build makes it. */
export const federatedApp = (id: string): { entry: string; exposed: string } => ({
  entry: `let s;export const init=(scope)=>{s=scope};export const get=async()=>{const m=await import('./${id}-app.js');const use=async(n)=>(await Object.values(s[n])[0].get())();const[r,c]=[await use('react'),await use('react-dom/client')];return()=>m.make(r,c)};`,
  exposed: `export const make=(r,c)=>({mount(d){${drawn('r', 'c', 'd')}}});`,
});
