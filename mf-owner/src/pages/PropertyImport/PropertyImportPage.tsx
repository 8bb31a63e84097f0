import { ChoiceCards, Link, Page, VStack } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { ownerPaths } from '../../paths';
import { propertyList } from './importProperties';
import { treeList } from './importTrees';
import { ImportList } from './ImportList';

export default function PropertyImportPage() {
  const [parameters, setParameters] = useSearchParams();
  const list = parameters.get('list') === 'trees' ? 'trees' : 'properties';
  return (
    <Page
      title="Import a list"
      lead="Valid rows are saved. For rows with errors, you'll see why and can download them to fix."
      above={<Link to={ownerPaths.properties()}>Properties</Link>}
      width="narrow"
    >
      <VStack $gap={6}>
        <ChoiceCards
          label="What are you importing?"
          value={list}
          onChange={(value) => setParameters({ list: value }, { replace: true })}
          options={[
            { value: 'properties', label: propertyList.title, hint: propertyList.description },
            { value: 'trees', label: treeList.title, hint: treeList.description },
          ]}
        />
        {list === 'trees' ? (
          <ImportList key="trees" kind={treeList} />
        ) : (
          <ImportList key="properties" kind={propertyList} />
        )}
      </VStack>
    </Page>
  );
}
